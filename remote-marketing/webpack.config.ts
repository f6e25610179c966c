import { remoteConfig } from '../webpack/remote-config';

export default remoteConfig('marketing', { Portfolio: './src/portfolio/Portfolio' });

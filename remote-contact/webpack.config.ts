import { remoteConfig } from '../webpack/remote-config';

export default remoteConfig('contact');

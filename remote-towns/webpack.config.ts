import { remoteConfig } from '../webpack/remote-config';

export default remoteConfig('towns', { TownFilter: './src/sections/TownFilter' });

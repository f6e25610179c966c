import { hostConfig } from '../webpack/host-config';

export default hostConfig();

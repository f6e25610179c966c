import { remoteConfig } from '../webpack/remote-config';

export default remoteConfig('contact', {
  QuoteForm: './src/quote/QuoteForm',
  CallbackForm: './src/callback/CallbackForm',
});

import { closeApp, createApp, listenApp } from './listen-app';

it('keeps idle connections open for longer than the 60 s of nginx', async () => {
  const app = createApp();
  app.get('/', () => 'page');
  const url = await listenApp(app, { port: 0, purpose: 'this test', remedy: '' });
  const response = await fetch(url);
  await closeApp(app);

  const seconds = /timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
});

import { openFormDesk, type FormDeskOptions } from './forms/form-desk';
import { startListening } from './listening-server';

type FormsServerOptions = FormDeskOptions & {
  /** 0 takes any free port. */
  port: number;
  ownerPort: number;
};

export type FormsServer = { formsUrl: string; ownersUrl: string; close(): Promise<void> };

// The web server in front talks to it, and nobody else.
const loopback = '127.0.0.1';

/** The form service and the owner's page without the site. */
export async function startFormsServer({
  port,
  ownerPort,
  ...options
}: FormsServerOptions): Promise<FormsServer> {
  const desk = await openFormDesk(options);
  const stopping = async (error: unknown) => {
    await desk.stop();
    throw error;
  };
  const forms = await startListening({
    handle(request, response) {
      if (desk.forms.owns(request.url ?? '')) void desk.forms.handle(request, response);
      else response.writeHead(404, { 'Content-Length': 0 }).end();
    },
    port,
    host: loopback,
    purpose: 'the forms',
    remedy: 'Stop the program that uses it, or choose another one with RTH_FORMS_PORT.',
  }).catch(stopping);
  const owners = await startListening({
    handle: desk.ownersPage,
    port: ownerPort,
    host: loopback,
    purpose: 'the page of received requests',
    remedy: 'Stop the program that uses it, or choose another one with RTH_OWNER_PORT.',
  }).catch(async (error: unknown) => {
    await forms.close();
    return stopping(error);
  });

  return {
    formsUrl: forms.url,
    ownersUrl: owners.url,
    async close() {
      await Promise.all([forms.close(), owners.close()]);
      await desk.stop();
    },
  };
}

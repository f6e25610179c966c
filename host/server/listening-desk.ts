import type { RequestListener } from 'node:http';
import { errorMessage } from './error-code';
import { openDesk, type DeskOptions } from './forms/desk';
import { startListening, type ListeningServer } from './listening-server';

type ListeningDeskOptions = Omit<DeskOptions, 'preview'> & {
  /** Of the owner's page. */
  port: number;
  /** Where he previews his site before he publishes it, and what a web server makes of that; null where he does neither. */
  preview: { port: number; address?: string | undefined } | null;
  /** How to choose other ports. */
  remedy: string;
};

export type ListeningDesk = {
  /** Of the owner's page. */
  url: string;
  stop(): Promise<void>;
};

/** The desk with its page and the preview, on the loopback address. */
export async function startDesk(options: ListeningDeskOptions): Promise<ListeningDesk> {
  const { port, preview, remedy, ...ofDesk } = options;
  let show: (page: RequestListener) => void = () => undefined;
  const page = new Promise<RequestListener>((resolve) => (show = resolve));
  // First of all: a second desk that is started by mistake ends here, before it has mailed anything.
  const listener = await startListening({
    handle: (request, response) => void page.then((answer) => answer(request, response)),
    ...{ port, purpose: 'the page of received requests', remedy },
  });
  let previewListener: ListeningServer | null = null;
  const previewPlace = preview && { ...preview, port: () => previewListener?.port ?? preview.port };
  const desk = await openDesk({ ...ofDesk, preview: previewPlace }).catch(async (error: unknown) => {
    await listener.close();
    throw error;
  });
  show(desk.ownersPage);
  if (preview)
    previewListener = await startListening({
      ...{ handle: desk.preview, port: preview.port, purpose: 'the preview of the site', remedy },
    }).catch((error: unknown) => {
      // Whatever has its port, requests come first.
      options.log(errorMessage(error));
      return null;
    });
  return {
    url: listener.url,
    stop: () => desk.stop(async () => void (await Promise.all([listener.close(), previewListener?.close()]))),
  };
}

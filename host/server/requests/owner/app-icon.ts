import type { FastifyInstance } from 'fastify';
import { colorSchemes } from '@renovation-th/shared/theme/decisions';
import { iconPath, privateAnswerHeaders } from '../html-document';

/** Width and height of the icon in pixels. */
const side = 512;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 36 36">
<path fill="${colorSchemes.light.action}" d="M0 0h36v36H0z"/><g fill="${colorSchemes.light.onAction}" transform="translate(8 7) scale(.56)">
<path d="M2 16 18 4l16 12v4L18 8.5 2 20z"/><path d="M5 21.5h7v3.5H5zM5 26.5h4.5V30H5zM5 31.5h7V35H5zM24 21.5h7v3.5h-7zM26.5 26.5H31V30h-4.5zM24 31.5h7V35h-7zM14.5 24h7v11h-7z"/></g></svg>`;

/** Serves the icon for the home screen, without a session. iPhones accept only PNG. */
export function addAppIcon(app: FastifyInstance): void {
  app.get(iconPath, async (_request, reply) => {
    const { default: sharp } = await import('sharp');
    return reply
      .headers({ ...privateAnswerHeaders, 'Cache-Control': 'max-age=86400' })
      .type('image/png')
      .send(await sharp(Buffer.from(icon)).png().toBuffer());
  });
}

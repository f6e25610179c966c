import path from 'node:path';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig } from './base-config';
import { cacheFolder } from './paths';

export const galleryFolder = path.join(cacheFolder, 'builds', `gallery-${process.pid}`);

/** Returns the build of the component gallery, which no release contains. */
export function galleryConfig(): Configuration {
  return merge(baseConfig('host', 'client'), {
    name: 'gallery client',
    target: ['web', 'es2022'],
    entry: { gallery: './src/gallery/start-gallery.tsx' },
    output: { path: galleryFolder, publicPath: '/' },
    cache: { type: 'filesystem', name: 'gallery-client' },
  });
}

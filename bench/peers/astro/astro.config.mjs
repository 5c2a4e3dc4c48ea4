import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://www.voorbeeld.example',
  publicDir: './static',
  outDir: './out',
  cacheDir: './cache',
  devToolbar: { enabled: false },
  vite: { cacheDir: './cache/vite' },
});

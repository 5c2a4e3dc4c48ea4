import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: process.env.BENCH_OUT,
  build: { format: 'file' },
  devToolbar: { enabled: false },
});

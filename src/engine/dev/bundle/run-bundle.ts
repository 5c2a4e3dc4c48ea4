import { bundleStudio } from './bundle-studio.ts';

const [folder = '', root = ''] = process.argv.slice(2);
await bundleStudio(folder, root);

import { bundleApp } from './bundle-app.ts';
import { endWithParent } from './run-apart.ts';

endWithParent();
const [folder = '', root = '', mode = ''] = process.argv.slice(2);
await bundleApp(folder, { root, mode });

import { endWithParent } from '../../bundle/run-apart.ts';
import { bundleStudio } from './bundle-studio.ts';

endWithParent();
const [part = '', folder = '', root = ''] = process.argv.slice(2);
await bundleStudio({ part: part === 'browser' ? part : 'render', folder, root });

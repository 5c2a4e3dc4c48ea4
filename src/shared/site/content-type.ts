import { compressedEndings } from './compressed-forms.ts';

/** What people open by themselves. */
const readByPeople: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** What pages and programs fetch. */
const fetchedByPrograms: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const contentTypes = { ...readByPeople, ...fetchedByPrograms };

const compressed: readonly string[] = Object.values(compressedEndings);

/** Of a name or path, in small letters with its dot; empty when there is none. */
function endingOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Whether only programs ask for such a file, by its name, so that nobody reads the answer where there is none. */
export function isFetchedByPrograms(name: string): boolean {
  const ending = endingOf(name);
  return ending in fetchedByPrograms || compressed.includes(ending);
}

/** Whether a file is text, by its name; pictures, fonts and others are compressed already. */
export function isText(name: string): boolean {
  return contentType(name).includes('charset=');
}

/** The `Content-Type` of a file by its name; bytes without meaning when the extension is not known. */
export function contentType(name: string): string {
  return contentTypes[endingOf(name)] ?? 'application/octet-stream';
}

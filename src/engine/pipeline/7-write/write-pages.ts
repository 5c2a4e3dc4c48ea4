import { basename } from 'node:path';
import { forEachConcurrent } from '../../../shared/for-each-concurrent.ts';
import type { Page } from '../../../shared/page/page.ts';
import { outputFile } from '../../../shared/site/built-files.ts';
import type { SocialPicture } from '../../../shared/site/social-picture.ts';
import { compressedAtOnce } from '../../assets/compress.ts';
import type { Limits } from '../../bundle/budgets.ts';
import type { App } from '../../bundle/build-app.ts';
import { contentHash } from '../../memo/content-hash.ts';
import type { Progress } from '../../progress.ts';
import { parsedValue } from '../1-load/parse-document.ts';
import type { SourceFile } from '../1-load/source-document.ts';
import { sourceHash } from '../1-load/source-hash.ts';
import { drawnPicture } from '../5-resolve/drawn-picture.ts';
import { type ResolvedPage, resolvePage } from '../5-resolve/resolve-page.ts';
import type { SiteContext } from '../5-resolve/resolve-site.ts';
import { drawnPictureFile } from '../5-resolve/social-picture.ts';
import type { RenderThread } from '../6-render/render-thread.ts';
import type { OutputFiles, OutputFolder } from './output-folder.ts';

interface WritePagesOptions {
  output: OutputFolder;
  app: Pick<App, 'folder' | 'siteScript'>;
  renderer: Pick<RenderThread, 'document'>;
  /** Part of the inputs: new limits weigh every page again. */
  limits?: Limits;
  progress?: Progress;
}

type PageTools = Pick<WritePagesOptions, 'renderer' | 'app'>;

/** The target of a page. */
export function pageTarget(path: string): string {
  return `page:${path}`;
}

/** Writes documents and data of changed pages, under route and aliases; returns the social pictures to draw. */
export async function writePages(
  files: readonly SourceFile[],
  context: SiteContext,
  options: WritePagesOptions,
): Promise<SocialPicture[]> {
  const next = options.progress?.count("Pagina's schrijven", context.outlines.length).next;
  const { app, limits } = options;
  const common = contentHash(basename(app.folder), context.inputs(), JSON.stringify(limits ?? {}));
  const pictures: SocialPicture[] = [];
  await forEachConcurrent(files, compressedAtOnce, async (file) => {
    if (file.kind !== 'page' || !context.tree.has(file.name)) return;
    const picture = await writePage(file, context, { ...options, common });
    if (picture) pictures.push(picture);
    next?.();
  });
  return pictures;
}

async function writePage(
  file: SourceFile,
  context: SiteContext,
  { output, common, renderer, app }: WritePagesOptions & { common: string },
): Promise<SocialPicture | undefined> {
  const path = file.name;
  const target = pageTarget(path);
  const inputs = [common, sourceHash(file), context.dependenciesOf(path)];
  const isKept = output.keep(target, inputs);
  if (isKept && (!context.hasSocialPictures || output.keepDependent(drawnPictureFile(path))))
    return undefined;
  const resolved = resolvePage({ path, value: parsedValue(file) }, context);
  await output.make(target, inputs, () => pageFiles(resolved, { renderer, app }));
  return drawnPicture(resolved, context);
}

async function pageFiles(resolved: ResolvedPage, tools: PageTools): Promise<OutputFiles> {
  const files: OutputFiles = {};
  for (const path of [resolved.page.path, ...resolved.aliases])
    Object.assign(files, await ownFiles(resolved, { ...tools, path }));
  return files;
}

/** The document and data of a page, by output path; of an alias when `path` says so. */
export async function ownFiles(
  { page, structuredData }: Pick<ResolvedPage, 'page' | 'structuredData'>,
  { renderer, app, path = page.path }: PageTools & { path?: string },
): Promise<OutputFiles> {
  const data = JSON.stringify({ ...page, path, app: app.siteScript } satisfies Page);
  const html = await renderer.document({ page: data, structuredData: JSON.stringify(structuredData) });
  return { [outputFile(path, 'html')]: html, [outputFile(path, 'json')]: data };
}

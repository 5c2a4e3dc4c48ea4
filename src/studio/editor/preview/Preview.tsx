import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PreviewMessage, previewReady } from '../../../shared/authors/preview.ts';
import { drawnPicture, titleQuery } from '../../../shared/authors/studio-addresses.ts';
import type { Page } from '../../../shared/page/page.ts';
import { useDebounced } from '../../../view/parts/use-debounced.ts';
import { Previews } from '../../pages/Pages.styles.ts';
import { SearchPreview } from '../../pages/SearchPreview.tsx';
import { SharePreview } from '../../pages/SharePreview.tsx';
import { useBlockKeys } from '../keys/use-block-keys.ts';
import { useCommandKeys } from '../keys/use-command-keys.ts';
import { PreviewFrame, PreviewTools } from '../parts/Editor.styles.ts';
import { Help } from '../parts/Form.styles.ts';
import { OneOf } from '../parts/OneOf.tsx';
import { screenWidth } from '../parts/screen-width.ts';
import { useEditor, useOpenEditor } from '../store/editor-context.ts';
import { objectOrEmpty } from '../store/sections.ts';
import { markBlock, onBlockClick } from './preview-blocks.ts';
import { preferScheme, type Scheme } from './preview-scheme.ts';

const widths = [
  { name: 'screen', label: 'Scherm' },
  { name: 'phone', label: 'Telefoon' },
] as const;
type Width = (typeof widths)[number]['name'];

/** Colour schemes that visitors may prefer; the author's own when none is chosen. */
const schemes = [
  { name: 'light', label: 'Licht' },
  { name: 'dark', label: 'Donker' },
] as const;

/** The real page with what is being typed, at the width of a screen or a phone. */
export function Preview(): ReactNode {
  const { shown } = useOpenEditor().screen;
  const page = useEditor((state) => state.page);
  const isBehind = useEditor((state) => state.isPageBehind);
  const hasBegun = useEditor((state) => state.hasBegun);
  const section = useEditor((state) => state.section);
  const choose = useEditor((state) => state.choose);
  const [width, setWidth] = useState<Width>('screen');
  const [scheme, setScheme] = useState<Scheme>();
  // Each time that the frame loads.
  const [timesReady, setTimesReady] = useState(0);
  const [inside, setInside] = useState<Document>();
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(frame);

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.current?.contentWindow && data === previewReady)
        setTimesReady((times) => times + 1);
    };
    addEventListener('message', receive);
    // The preview may have been ready before this listener was added.
    send(frame.current, {});
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (timesReady > 0 && hasBegun && page) send(frame.current, { page });
  }, [timesReady, hasBegun, page]);

  useEffect(() => {
    if (!inside) return;
    markBlock(inside, section);
    // Blocks appear and disappear while the author types.
    const observer = new MutationObserver(() => markBlock(inside, section));
    observer.observe(inside, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [section, inside]);

  useBlockKeys(inside);
  useCommandKeys(inside);
  useEffect(() => inside && preferScheme(inside, scheme), [inside, scheme]);
  useEffect(() => inside && onBlockClick(inside, (index) => choose(`/blocks/${index}`)), [inside, choose]);

  return (
    <>
      <h2>Voorbeeld</h2>
      <PreviewTools>
        <OneOf<Width> label="Breedte van het voorbeeld" options={widths} chosen={width} onChoose={setWidth} />
        <OneOf
          label="Kleuren van het voorbeeld"
          options={schemes}
          chosen={scheme}
          onChoose={(name) => setScheme(scheme === name ? undefined : name)}
        />
        <Help role="status">
          {isBehind && 'Door een fout zie je hier nog niet wat je schrijft. Is die weg, dan wel.'}
        </Help>
      </PreviewTools>
      <PreviewFrame data-width={width}>
        <iframe
          ref={frame}
          title="Voorbeeld"
          src={shown}
          onLoad={(event) => setInside(event.currentTarget.contentDocument ?? undefined)}
          style={width === 'screen' ? { transform: `scale(${scale})`, height: `${100 / scale}%` } : undefined}
        />
      </PreviewFrame>
      {page?.head.canonical && <Shown page={page} address={page.head.canonical} />}
    </>
  );
}

function send(frame: HTMLIFrameElement | null, message: PreviewMessage): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** What search engines and social media show. */
function Shown({ page: { head, path }, address }: { page: Page; address: string }): ReactNode {
  const { limits } = useOpenEditor().screen;
  const own = useEditor(({ value }) => objectOrEmpty(objectOrEmpty(value).metadata).ogImage);
  const title = useDebounced(head.ogTitle);
  const drawn = `${drawnPicture(path)}?${titleQuery}=${encodeURIComponent(title)}`;
  const preview = { head, address, picture: typeof own === 'string' ? own : drawn, ...limits };
  return (
    <Previews>
      <SearchPreview preview={preview} />
      <SharePreview preview={preview} />
    </Previews>
  );
}

/** The scale at which a page as wide as a screen fits. */
function useScale(frame: { current: HTMLIFrameElement | null }): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const around = frame.current?.parentElement;
    if (!around) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, around.clientWidth / screenWidth)));
    observer.observe(around);
    return () => observer.disconnect();
  }, [frame]);
  return scale;
}

import { use } from 'react';
import { MarkDrawing } from './SiteMark.styles.ts';
import { SiteContext } from './site-context.ts';

/** The company's mark, where it has one; decorative, as the name stands beside it. */
export function SiteMark() {
  const site = use(SiteContext);
  const mark = site && 'mark' in site ? site.mark : undefined;
  return (
    mark && (
      <MarkDrawing viewBox={mark.viewBox} aria-hidden="true">
        <path d={mark.path} />
      </MarkDrawing>
    )
  );
}

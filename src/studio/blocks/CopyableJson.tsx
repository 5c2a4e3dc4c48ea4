import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../view/parts/Button.styles.ts';
import { VisuallyHidden } from '../../view/parts/VisuallyHidden.styles.ts';
import { CopyRow, Fold, Json } from './Blocks.styles.ts';

interface CopyableJsonProps {
  json: string;
  /** For screen readers: what it is the JSON of. */
  name: string;
  /** Whether it is open at first. */
  open: boolean;
}

/** How long the confirmation stays, in milliseconds. */
const shownFor = 4000;

/** JSON with a button that copies it. */
export function CopyableJson({ json, name, open }: CopyableJsonProps): ReactNode {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '') return;
    const timer = setTimeout(() => setStatus(''), shownFor);
    return () => clearTimeout(timer);
  }, [status]);

  function copy(): void {
    navigator.clipboard.writeText(json).then(
      () => setStatus('Gekopieerd'),
      () => setStatus('Kopiëren lukt niet: selecteer de tekst en druk op Ctrl+C'),
    );
  }

  return (
    <>
      <CopyRow>
        <Button type="button" onClick={copy} aria-label={`Kopieer JSON van ${name}`}>
          Kopieer JSON
        </Button>
        <span role="status">{status}</span>
      </CopyRow>
      <Fold open={open}>
        <summary>
          JSON<VisuallyHidden> van {name}</VisuallyHidden>
        </summary>
        <div>
          <Json data-json="">{json}</Json>
        </div>
      </Fold>
    </>
  );
}

import { hareMark } from '../../shared/hare-mark.ts';
import { HareDrawing } from './HareMark.styles.ts';

/** The logo; decorative, as the name stands beside it. */
export function HareMark() {
  return (
    <HareDrawing viewBox={hareMark.viewBox} aria-hidden="true">
      <path d={hareMark.path} />
    </HareDrawing>
  );
}

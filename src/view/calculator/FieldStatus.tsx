import { formatEuro } from '../../shared/text/amount.ts';
import { VisuallyHidden } from '../parts/VisuallyHidden.styles.ts';
import { useCalculator } from './calculator-context.ts';

interface FieldStatusProps {
  /** In euros, where the visitor took the page's own example. */
  examplePrice: number | undefined;
}

/**
 * Announces changes at a field without focus to screen readers: it was left with an error, or filled in by a button.
 */
export function FieldStatus({ examplePrice }: FieldStatusProps) {
  const error = useCalculator(({ touched, reading: { shown, errors } }) =>
    shown.map((name) => touched[name] && errors[name]).find(Boolean),
  );
  const taken = examplePrice && `We rekenen met de voorbeeldprijs ${formatEuro(examplePrice)}`;
  return <VisuallyHidden role="status">{error ?? taken}</VisuallyHidden>;
}

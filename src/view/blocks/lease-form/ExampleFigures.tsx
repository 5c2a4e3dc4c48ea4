import { Figures } from './LeaseForm.styles.ts';

/** The lines of an example; figures after a colon align right, large in the last line. */
export function ExampleFigures({ items }: { items: string[] }) {
  return (
    <Figures role="list">
      {items.map((item, index) => {
        const colon = item.indexOf(': ');
        return (
          <li key={index}>
            {colon < 0 ? <strong>{item}</strong> : <span>{`${item.slice(0, colon + 1)} `}</span>}
            {colon >= 0 && <strong>{item.slice(colon + 2)}</strong>}
          </li>
        );
      })}
    </Figures>
  );
}

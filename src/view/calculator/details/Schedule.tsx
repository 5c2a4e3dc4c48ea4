import type { Configuration } from '../../../shared/calculator/calculation.ts';
import { paymentSchedule, type ScheduleYear } from '../../../shared/lease/lease-schedule.ts';
import { termInWords } from '../../../shared/lease/lease-settings.ts';
import { formatAmount, formatEuro } from '../../../shared/text/amount.ts';
import { Chart, DetailPart, FigureTable } from './Details.styles.ts';
import { longIn } from './long-amount.ts';

const title = 'Wat je aflost';

/** In pixels, where there is space. */
const step = 64;
const barWidth = 44;
const height = 150;
const labelHeight = 24;

/**
 * What is owed, paid and left in each year: a picture and its table. Nothing for a few euros a month: rounding them to whole
 * ones takes more than the interest of a year.
 */
export function Schedule({ configuration }: { configuration: Configuration }) {
  const years = paymentSchedule(configuration);
  if (years.some(({ interest }) => interest < 0)) return null;
  return (
    <DetailPart as="figure" data-part="schedule">
      <h3>{title}</h3>
      <p>{`Zo loopt je schuld af${configuration.finalPayment ? ', tot aan de slottermijn' : ''}. Bedragen in euro’s, excl. btw.`}</p>
      <BalanceChart years={years} term={termInWords(configuration.months)} />
      <FigureTable aria-label={title} data-long={longIn(years.map(({ opening }) => opening))}>
        <thead>
          <tr>
            <th scope="col">Jaar</th>
            <th scope="col">Begin</th>
            <th scope="col">Rente</th>
            <th scope="col">Aflossing</th>
            <th scope="col">Einde</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, opening, interest, repayment, closing }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatAmount(opening)}</td>
              <td>{formatAmount(interest)}</td>
              <td>{formatAmount(repayment)}</td>
              <td>{formatAmount(closing)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </DetailPart>
  );
}

function BalanceChart({ years, term }: { years: readonly ScheduleYear[]; term: string }) {
  const opening = years[0]?.opening ?? 0;
  const bars = [
    { year: 0, balance: opening },
    ...years.map(({ year, closing }) => ({ year, balance: closing })),
  ];
  const last = bars.length - 1;
  const width = bars.length * step;
  const left = bars[last]?.balance ?? 0;
  return (
    <Chart
      role="img"
      aria-label={`Nog af te lossen: ${formatEuro(opening)} bij de start, ${formatEuro(left)} na ${term}.`}
      width={width}
      viewBox={`0 0 ${width} ${height + 2 * labelHeight}`}
    >
      {bars.map(({ year, balance }) => {
        const tall = (balance / opening) * height;
        const middle = year * step + step / 2;
        const top = labelHeight + height - tall;
        return (
          <g key={year} data-bar={year === 0 ? 'start' : year === last ? 'final' : 'year'}>
            <rect x={middle - barWidth / 2} y={top} width={barWidth} height={tall} rx="5" />
            {year === 0 && (
              <text data-amount x={middle - barWidth / 2} y={top - 8}>
                {formatAmount(balance)}
              </text>
            )}
            {year === last && (
              <text data-amount x={middle + barWidth / 2} y={top - 8}>
                {formatAmount(balance)}
              </text>
            )}
            <text x={middle} y={height + labelHeight + 18}>
              {year === 0 ? 'start' : `jaar ${year}`}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={width} y1={height + labelHeight} y2={height + labelHeight} />
    </Chart>
  );
}

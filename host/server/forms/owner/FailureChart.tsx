import { fewestAddresses, type StoredFailure } from '../../failures/stored-failure';
import { versionTexts } from '../content/version-texts';

type FailureChartProps = {
  failures: readonly StoredFailure[];
  /** `yyyy-mm-dd`, the oldest first. */
  days: readonly string[];
};

/** Units of the drawing. */
const [barWidth, gap, height] = [16, 4, 96];

/** How many visitors had a failure on each day: drawn, and the same as a table. */
export function FailureChart({ failures, days }: FailureChartProps) {
  const counts = days.map((day) => {
    const ofDay = failures.filter(({ at }) => at.startsWith(day));
    return { day, visitors: fewestAddresses(ofDay), reports: ofDay.length };
  });
  const most = Math.max(1, ...counts.map(({ visitors }) => visitors));
  const width = days.length * (barWidth + gap) - gap;
  const shown = counts.filter(({ reports }) => reports > 0).reverse();
  if (shown.length === 0) return <p>{versionTexts.noFailure}</p>;
  return (
    <>
      <svg className="bars" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={versionTexts.chart}>
        <line x1="0" x2={width} y1={height - 1} y2={height - 1} />
        {counts.map(({ day, visitors }, index) => {
          const tall = Math.round((visitors / most) * (height - 2));
          return (
            <rect
              key={day}
              x={index * (barWidth + gap)}
              y={height - 1 - tall}
              width={barWidth}
              height={tall}
            />
          );
        })}
      </svg>
      <table>
        <caption>{versionTexts.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{versionTexts.day}</th>
            <th scope="col">{versionTexts.visitorsColumn}</th>
            <th scope="col">{versionTexts.reportsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, visitors, reports }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{day.split('-').reverse().join('/')}</time>
              </th>
              <td>{visitors}</td>
              <td>{reports}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

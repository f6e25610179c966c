import { Fragment, type CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Contact } from '../shown-request';
import { colorSchemes } from '@renovation-th/shared/theme/decisions';

/** A label and its value, which may have several lines. */
export type MailRow = readonly [label: string, value: string];

type MailBody = {
  title: string;
  rows: readonly MailRow[];
  buttons?: readonly Contact[];
  hints: readonly string[];
};

/** Renders the body of a mail as text and as HTML. */
export function mailBodies(body: MailBody): { text: string; html: string } {
  return {
    text: textOf(body),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument {...body} />)}`,
  };
}

function textOf({ rows, buttons = [], hints }: MailBody): string {
  const line = ([label, value]: MailRow) =>
    value.includes('\n') ? `${label}\u00a0:\n${value}\n` : `${label}\u00a0: ${value}`;
  const contacts = buttons.map(({ text, shown }) => line([text, shown]));
  return [...rows.map(line), '', ...(contacts.length > 0 ? [...contacts, ''] : []), ...hints, ''].join('\n');
}

// Inline styles, because many mail programs drop style sheets.
const cell: CSSProperties = { padding: '4px 16px 4px 0', verticalAlign: 'top' };
const label: CSSProperties = {
  ...cell,
  fontWeight: 'normal',
  color: colorSchemes.light.textMuted,
  textAlign: 'left',
};
const button: CSSProperties = {
  display: 'inline-block',
  margin: '0 8px 8px 0',
  padding: '12px 20px',
  borderRadius: 6,
  color: colorSchemes.light.onAction,
  backgroundColor: colorSchemes.light.action,
  fontWeight: 'bold',
  textDecoration: 'none',
};

function MailDocument({ title, rows, buttons = [], hints }: MailBody) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body style={{ fontFamily: 'sans-serif', fontSize: 16, lineHeight: 1.5 }}>
        <h1 style={{ fontSize: 20 }}>{title}</h1>
        {buttons.length > 0 && (
          <p>
            {buttons.map(({ text, address }) => (
              <a key={address} href={address} style={button}>
                {text}
              </a>
            ))}
          </p>
        )}
        <table>
          <tbody>
            {rows.map(([name, value], index) => (
              <tr key={index}>
                <th scope="row" style={label}>
                  {name}
                </th>
                <td style={cell}>
                  <Lines text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </body>
    </html>
  );
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

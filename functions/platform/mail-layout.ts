import { env } from './env.ts';
import type { Mail } from './mail.ts';

type Link = { label: string; href: string };
/** A text to keep, below the message; the points of a section are numbered. */
type Enclosure = {
  title: string;
  sections: readonly { title: string; points: readonly string[] }[];
};

/** The content of a message; all messages share one layout. */
export type Message = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: Link;
  /** What to do when the message is unexpected. */
  closing: string;
  /** How to unsubscribe. */
  wayOut?: Link;
  enclosure?: Enclosure;
};

/** Address of a screen; the token follows `#`, so no server on the way ever sees it. */
export function screen(route: string): string {
  return `${env('WEB_ORIGIN')}/#/${route}`;
}

const SIGNATURE =
  'Listownik – pomoc w zrozumieniu pism urzędowych. Wiadomość wysłana automatycznie.';

/** A message as text and as HTML of the same words. */
export function render(to: string, message: Message): Mail {
  return { to, subject: message.subject, text: asText(message), html: asHtml(message) };
}

function asText({ heading, paragraphs, button, closing, wayOut, enclosure }: Message): string {
  const links = [button, wayOut].map((link) => (link ? [`${link.label}:\n${link.href}`] : []));
  const [action = [], out = []] = links;
  return (
    [
      ...[heading, ...paragraphs, ...action, closing, ...out],
      ...(enclosure === undefined ? [] : [enclosedText(enclosure)]),
      `-- \n${SIGNATURE}`,
    ].join('\n\n') + '\n'
  );
}

function enclosedText({ title, sections }: Enclosure): string {
  const parts = sections.map((section) =>
    [section.title, ...section.points.map((point, index) => `${index + 1}. ${point}`)].join('\n'),
  );
  return [`${'='.repeat(24)}\n${title}`, ...parts].join('\n\n');
}

const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#1b2433';

function asHtml(message: Message): string {
  const { subject, heading, paragraphs, button, closing, wayOut, enclosure } = message;
  const body = paragraphs.map((text) => `<p style="${TEXT}">${escaped(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#faf8f3;font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-family:Georgia,serif;font-size:22px;font-weight:bold;color:#0f6657">Listownik</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e4dfd3;border-radius:12px">
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.3;color:#1b2433">${escaped(heading)}</h1>
${body}
${button === undefined ? '' : htmlButton(button)}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4dfd3;font-size:14px;line-height:1.6;color:#55606f">${escaped(closing)}${wayOut === undefined ? '' : `<br>${link(wayOut)}`}</p>
</td></tr>
${enclosure === undefined ? '' : enclosedHtml(enclosure)}<tr><td style="padding:16px 8px;font-size:12px;line-height:1.5;color:#55606f">${escaped(SIGNATURE)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function enclosedHtml({ title, sections }: Enclosure): string {
  const heading = 'margin:24px 0 8px;font-family:Georgia,serif;color:#1b2433;';
  const parts = sections.map(
    (section) =>
      `<h3 style="${heading}font-size:16px">${escaped(section.title)}</h3>
<ol style="margin:0;padding-left:24px">
${section.points.map((point) => `<li style="margin:0 0 8px">${escaped(point)}</li>`).join('\n')}
</ol>`,
  );
  return `<tr><td style="padding:16px 32px 8px;font-size:14px;line-height:1.6;color:#1b2433">
<h2 style="${heading}font-size:20px">${escaped(title)}</h2>
${parts.join('\n')}
</td></tr>
`;
}

function link({ label, href }: Link): string {
  return `<a href="${escaped(href)}" style="color:#0f6657">${escaped(label)}</a>`;
}

function htmlButton({ label, href }: Link): string {
  const address = escaped(href);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:#0f6657;border-radius:8px;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.6;color:#55606f">Przycisk nie działa? Skopiuj ten adres do przeglądarki:<br><a href="${address}" style="color:#0f6657;word-break:break-all">${address}</a></p>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

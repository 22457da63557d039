import type { Config, Letter } from '#server/platform/ports.ts';
import { escapeHtml } from './escapeHtml.ts';
import { frameHtml } from './frameHtml.ts';
import { codeBlock, htmlLinkMark, htmlSiteMark } from './html.ts';
import { linkMark, siteMark } from './mail.ts';

interface Stored {
  subject: string;
  body: string;
  html: string | null;
}

const brand = 'Plainvest';

const keepNote = (publicUrl: string) =>
  `The newest checkpoint of our log. Keep this mail: ${publicUrl}/proof shows whether a later log continues it.`;

/**
 * Adds brand line, links, the checkpoint of the log and foot. A mail without HTML was stored by an earlier version, with its
 * whole text.
 */
export function compose(
  { subject, body, html }: Stored,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
  { link = '', checkpoint }: { link?: string; checkpoint?: string | undefined } = {},
): Pick<Letter, 'text' | 'html'> {
  const lines = body.split('\n').map((line) => {
    if (line === linkMark) return link || line;
    return line.startsWith(siteMark) ? publicUrl + line.slice(siteMark.length) : line;
  });
  const text = lines.join('\n');
  if (html === null) return { text };
  const foot = footOf(operator);
  const kept = checkpoint ? `${keepNote(publicUrl)}\n\n${checkpoint}\n` : '';
  const content = html
    .replaceAll(htmlSiteMark, () => escapeHtml(publicUrl))
    .replaceAll(htmlLinkMark, () => escapeHtml(link))
    .concat(checkpoint ? codeBlock(keepNote(publicUrl), checkpoint) : '');
  return {
    text: `${brand}\n\n${text}\n${kept}-- \n${foot.join('\n')}\n`,
    html: frameHtml(subject, { brand, content, foot }),
  };
}

function footOf({ legalName, companyNumber, address, support }: Config['operator']): string[] {
  const parts = [legalName, companyNumber, address].filter((part) => part !== null);
  return [
    support ? `Questions? Contact ${support}.` : 'Support contact: not configured',
    `Operator: ${parts.join(', ') || 'not configured'}`,
  ];
}

import { codeGroups } from '#contract/codeGroups.ts';
import { escapeHtml } from './escapeHtml.ts';
import { closing, type Fact, type Mail } from './mail.ts';
import { ink, paragraph, quiet, soft } from './paragraph.ts';

// Escaped text has no '<', so that no value is taken for a mark.
export const htmlLinkMark = '<!--link-->';
export const htmlSiteMark = '<!--site-->';

const mono = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";
const button =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#2447d6;color:#ffffff;font-weight:600;text-decoration:none';

/** Without the frame, which sending adds. */
export function renderHtml(mail: Mail): string {
  const { hello, lines, facts = [], reason, action } = mail;
  return [
    ...(hello ? [paragraph(hello)] : []),
    ...lines.map(paragraph),
    ...(facts.length > 0 ? [`<dl style="margin:20px 0">${facts.map(fact).join('')}</dl>`] : []),
    ...(reason ? [paragraph(`Reason: ${reason}`)] : []),
    ...(action ? [link(action)] : []),
    ...closing(mail).map(quiet),
  ].join('\n');
}

const fact = ([name, value, kind]: Fact) =>
  `<dt class="soft" style="margin:0;font-size:13px;${soft}">${escapeHtml(name)}</dt>
<dd class="ink" style="margin:0 0 10px;font-weight:600;overflow-wrap:anywhere;${ink}">${kind === 'code' ? code(value) : escapeHtml(value)}</dd>`;

// The gaps are margins, so that a copy of the code has no spaces.
const code = (value: string) =>
  `<span style="font-family:${mono}">${codeGroups(value).map(group).join('')}</span>`;

/** A text that people copy, with its line breaks. */
export const codeBlock = (about: string, text: string): string =>
  `${quiet(about)}
<pre class="soft" style="margin:0;font-size:11px;line-height:16px;white-space:pre-wrap;overflow-wrap:anywhere;font-family:${mono};${soft}">${escapeHtml(text)}</pre>`;

const group = (text: string) =>
  `<span style="display:inline-block;margin-right:8px">${escapeHtml(text)}</span>`;

function link({ label, path }: { label: string; path?: string }): string {
  const target = path === undefined ? htmlLinkMark : htmlSiteMark + escapeHtml(path);
  return `<p style="margin:22px 0"><a class="button" href="${target}" style="${button}">${escapeHtml(label)}</a></p>`;
}

import { codeGroups } from '#contract/codeGroups.ts';
import { closing, type Fact, type Mail } from './mail.ts';

// Escaped text has no '<', so that no value is taken for a mark.
export const htmlLinkMark = '<!--link-->';
export const htmlSiteMark = '<!--site-->';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const ink = 'color:#0e1730';
const soft = 'color:#4b5673';
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

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 14px;${ink}">${escapeHtml(text)}</p>`;

const quiet = (text: string) =>
  `<p class="soft" style="margin:0 0 14px;${soft}">${escapeHtml(text)}</p>`;

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

const dark = `@media (prefers-color-scheme:dark){
body,.page{background:#0b1220!important}
.card{background:#141d31!important;border-color:#2a3654!important}
.ink,.brand{color:#eef2fb!important}
.soft{color:#aab6d0!important}
.button{background:#a8bbff!important;color:#0b1220!important}
}`;

const page =
  "margin:0;padding:24px 12px;background:#f3f5fa;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5";
const card =
  'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #dde3ef;border-radius:14px';

/** A whole page around the content: no picture and nothing loaded from outside. */
export const frameHtml = (
  subject: string,
  { brand, content, foot }: { brand: string; content: string; foot: readonly string[] },
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="${page}">
<div class="card" style="${card}">
<p class="brand" style="margin:0 0 20px;font-size:20px;font-weight:650;${ink}">${escapeHtml(brand)}</p>
${content}
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 24px;font-size:13px">
${foot.map(quiet).join('\n')}
</div>
</body>
</html>
`;

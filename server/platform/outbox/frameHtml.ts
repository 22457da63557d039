import { escapeHtml } from './escapeHtml.ts';
import { ink, quiet } from './paragraph.ts';

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

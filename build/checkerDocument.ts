import { proofLimits } from '#contract/proof/verdictText.ts';
import { bundle } from './inlineScripts.ts';

export const checkerScript = 'src/marketing/checker/main.ts';

/** The script as one file; vite.config.ts has the same address of the calls. */
export const checkerCode = (root: string): Promise<string> =>
  bundle(root, checkerScript, {
    __BACKEND_HOST__: JSON.stringify(process.env.BACKEND_HOST ?? '/backend'),
  });

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color-scheme:light dark}
textarea{box-sizing:border-box;width:100%;height:10rem;font:13px/1.5 monospace}
[data-result]{overflow-wrap:anywhere;padding-inline-start:1rem;border-inline-start:4px solid #0b7a5f}
[data-result][data-state=bad]{border-color:#c0361b}[hidden]{display:none}`;

/** The checker as one file, which loads nothing. */
export async function checkerDocument(root: string): Promise<string> {
  const script = await checkerCode(root);
  if (/<\/script/i.test(script)) throw new Error('The script of the checker ends its element.');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Plainvest proof checker</title>
<style>${style}</style>
</head>
<body data-checker="offline">
<h1>Check a proof</h1>
<p>This file checks proofs of a Plainvest log. It sends nothing and needs no connection. A demo handles no real money.</p>
<label for="saved">Choose a proof that you kept, or a statement together with its proof</label>
<p><input id="saved" type="file" multiple data-file></p>
<form data-paste>
<label for="text">Or paste its text</label>
<textarea id="text" name="text" spellcheck="false" required></textarea>
<p><button>Check</button></p>
</form>
<div data-result role="status" hidden></div>
<h2>What this does not prove</h2>
<ul>${proofLimits.map((limit) => `<li>${limit}</li>`).join('')}</ul>
<p>The proof names the key that signed it. Compare this key with an old email, or with someone else.</p>
<script>${script}</script>
</body>
</html>
`;
}

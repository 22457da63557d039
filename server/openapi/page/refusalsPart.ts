import { html } from 'hono/html';
import { type ErrorCode, statusOf } from '#contract/error.ts';
import { meanings } from '#server/openapi/errorBody.ts';
import type { Markup } from './typeText.ts';

/** Draws the table of errors. */
export const refusalsPart = (): Markup => html`<section id="refusals">
<h2>Refusals</h2>
<p>An error answers a <a href="#Problem">Problem</a>.</p>
<table>
<caption>Refusals by their code</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${(Object.keys(meanings) as ErrorCode[]).map(
  (code) => html`
<tr id="refusal-${code}"><th scope="row"><code>${code}</code></th><td>${statusOf[code]}</td><td>${meanings[code]}</td></tr>`,
)}</tbody>
</table>
</section>
`;

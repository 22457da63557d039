import { html } from 'hono/html';
import { backendPath } from '#contract/host.ts';
import type { OpenApi } from '#server/openapi/openApi.ts';
import { callSection, type Request } from './callSection.ts';
import { recordsPart } from './recordsPart.ts';
import { refusalsPart } from './refusalsPart.ts';
import type { Markup } from './typeText.ts';

export const addresses = {
  document: `${backendPath}/openapi.json`,
  page: `${backendPath}/docs`,
  style: `${backendPath}/docs.css`,
} as const;

interface Group {
  name: string;
  id: string;
  requests: Request[];
}

export function referencePage(document: OpenApi): string {
  const groups = groupsOf(document);
  const { title, description } = document.info;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of ${title}</title>
<meta name="description" content="Every call of ${title}: what it takes, answers and refuses.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${addresses.style}">
<script src="/theme.js"></script>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p><a href="/">${title}</a></p>
<h1>Calls</h1>
${description.split('. ').map((sentence, at, all) => paragraph(sentence, at === all.length - 1))}<p><a href="${addresses.document}">The same as OpenAPI ${document.openapi}</a></p>
</header>
<nav aria-label="Calls by subject">${groups.map(navigationPart)}
<p><a href="#refusals">Refusals</a></p>
<p><a href="#records">Records</a></p>
</nav>
<main id="calls">
${groups.map((group) => groupPart(document, group))}${refusalsPart()}${recordsPart(document)}</main>
</body>
</html>
`;
  return String(page);
}

function groupsOf({ paths, tags }: OpenApi): Group[] {
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Request => ({
        method: method.toUpperCase(),
        address: backendPath + path,
        operation,
      }),
    ),
  );
  return tags.map(({ name }) => ({
    name,
    id: name.toLowerCase().replace(/\W+/g, '-'),
    requests: requests.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

function paragraph(sentence: string, isLast: boolean): Markup {
  const parts = sentence.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
  return html`<p>${parts}${isLast ? '' : '.'}</p>
`;
}

const navigationPart = ({ name, id, requests }: Group): Markup => html`
<details>
<summary>${name}</summary>
<ul>
<li><a href="#${id}">All of ${name}</a></li>
${requests.map(
  ({ method, address, operation }) =>
    html`<li><a href="#${operation.operationId}">${method} ${address.slice(backendPath.length)}</a></li>
`,
)}</ul>
</details>`;

const groupPart = (
  document: OpenApi,
  { name, id, requests }: Group,
): Markup => html`<section id="${id}">
<h2>${name}</h2>
${requests.map((request) => callSection(document, request))}</section>
`;

import { escapeHtml } from './escapeHtml.ts';

/** The colour of text. */
export const ink = 'color:#0e1730';

/** The colour of text that matters less. */
export const soft = 'color:#4b5673';

/** A paragraph of a mail. */
export const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 14px;${ink}">${escapeHtml(text)}</p>`;

/** A paragraph that matters less. */
export const quiet = (text: string) =>
  `<p class="soft" style="margin:0 0 14px;${soft}">${escapeHtml(text)}</p>`;

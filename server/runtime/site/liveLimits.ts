import { readSentence } from '#server/approvals/rules.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readSettings, toPublic } from '#server/settings/settings.ts';
import type { SiteSettings } from './placeholders.ts';
import type { Site } from './site.ts';

/** Returns the work that fills the pages again after staff changed a limit or rule that they name. */
export function liveLimits(site: Site, settings: SiteSettings, db: Db): () => Promise<void> {
  let shown = JSON.stringify([settings.limits, settings.approvals]);
  return async () => {
    const live = await readLive(db);
    const next = JSON.stringify([live.limits, live.approvals]);
    if (next === shown) return;
    site.refill({ ...settings, ...live });
    shown = next;
  };
}

/** The limits and rules that the pages name, as they are now. */
export const readLive = async (db: Db): Promise<Pick<SiteSettings, 'limits' | 'approvals'>> => ({
  limits: toPublic(await readSettings(db)),
  approvals: await readSentence(db),
});

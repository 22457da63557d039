import { fewestApprovals } from '#server/approvals/rules.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readSettings, toPublic } from '#server/settings/settings.ts';
import type { SiteLimits, SiteSettings } from './placeholders.ts';
import type { Site } from './site.ts';

/** Reads the settings and the rules of approvals that the public pages name. */
export const readLimits = async (db: Db): Promise<SiteLimits> => ({
  ...toPublic(await readSettings(db)),
  approvals: await fewestApprovals(db),
});

/** Returns the work that fills the pages again after staff changed a limit that they name. */
export function liveLimits(site: Site, settings: SiteSettings, db: Db): () => Promise<void> {
  let shown = JSON.stringify(settings.limits);
  return async () => {
    const limits = await readLimits(db);
    const next = JSON.stringify(limits);
    if (next === shown) return;
    site.refill({ ...settings, limits });
    shown = next;
  };
}

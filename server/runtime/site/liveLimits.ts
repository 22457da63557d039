import type { Db } from '#server/platform/db/tables.ts';
import { readSettings, toPublic } from '#server/settings/settings.ts';
import type { SiteSettings } from './placeholders.ts';
import type { Site } from './site.ts';

/** Returns the work that fills the pages again after staff changed a limit that they name. */
export function liveLimits(site: Site, settings: SiteSettings, db: Db): () => Promise<void> {
  let shown = JSON.stringify(settings.limits);
  return async () => {
    const limits = toPublic(await readSettings(db));
    const next = JSON.stringify(limits);
    if (next === shown) return;
    site.refill({ ...settings, limits });
    shown = next;
  };
}

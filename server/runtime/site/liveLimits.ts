import { readSentence } from '#server/approvals/rules.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { readSettings, toPublic } from '#server/settings/settings.ts';
import type { SiteSettings } from './placeholders.ts';
import { readSafeguards } from './safeguards.ts';
import type { Site } from './site.ts';

/** Returns the work that fills the pages again after staff changed what they name. */
export function liveLimits(site: Site, settings: SiteSettings, db: Db): () => Promise<void> {
  let shown = textOf(settings);
  return async () => {
    const live = await readLive(db);
    const next = textOf(live);
    if (next === shown) return;
    site.refill({ ...settings, ...live });
    shown = next;
  };
}

type Live = Pick<SiteSettings, 'limits' | 'approvals' | 'safeguards'>;

const textOf = ({ limits, approvals, safeguards }: Live): string =>
  JSON.stringify([limits, approvals, safeguards]);

/** The limits, rules and safeguards that the pages name, as they are now. */
export const readLive = async (db: Db): Promise<Live> => ({
  limits: toPublic(await readSettings(db)),
  approvals: await readSentence(db),
  safeguards: await readSafeguards(db),
});

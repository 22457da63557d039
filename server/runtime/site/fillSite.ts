import { crawlerFiles } from './crawlers.ts';
import {
  assetHeaders,
  contentPolicy,
  type HeaderOptions,
  noNeeds,
  securityHeaders,
} from './headers.ts';
import { fillPages, type Page, page, type Templates } from './pages.ts';
import { fill, type SiteSettings } from './placeholders.ts';
import type { Resource } from './resource.ts';

/** The pages of a site and its headers, by the settings of a moment. */
export interface FilledSite {
  pages: Map<string, Page>;
  crawlers: Map<string, Resource>;
  shell: Resource;
  shellPolicy: string;
  headers: Record<string, string>;
  assetHeaders: Record<string, string>;
}

interface Parts extends Pick<HeaderOptions, 'backendHost'> {
  templates: Templates;
  shell: string;
}

/** Fills the templates and the frame of the app. */
export function fillSite(
  { templates, shell, backendHost }: Parts,
  current: SiteSettings,
): FilledSite {
  const { publicUrl } = current;
  return {
    pages: fillPages(templates, current, { backendHost }),
    crawlers: crawlerFiles(publicUrl, templates),
    shell: page(fill(shell, current)),
    shellPolicy: contentPolicy(
      { backendHost, publicUrl },
      { ...noNeeds, frames: current.marketWidgets !== 'off' },
    ),
    headers: securityHeaders({ backendHost, publicUrl }),
    assetHeaders: assetHeaders({ backendHost, publicUrl }),
  };
}

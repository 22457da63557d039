import { holdings } from './holdings.ts';
import { markets } from './markets.ts';
import { services } from './services.ts';
import type { Theme, ThemeName } from './theme.ts';

/** The twelve themes of S-004 in the order of the cards. */
export const themes: Theme[] = [...markets, ...holdings, ...services];

/** A theme by its name. Errors: a name that no text goes with. */
export function themeNamed(name: ThemeName): Theme {
  const found = themes.find((theme) => theme.name === name);
  if (!found) throw new Error(`Nothing is written about ${name}.`);
  return found;
}

/** Themes that are something to hold or trade. */
export const assetClasses = themes.filter(({ kind }) => kind === 'asset class');

/** Themes that somebody does for you, or that you do yourself. */
export const serviceThemes = themes.filter(({ kind }) => kind === 'service');

/** Where a theme is explained. */
export const themePath = ({ name }: Pick<Theme, 'name'>) => `/themes/${name}` as const;

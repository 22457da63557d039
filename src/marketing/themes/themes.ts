import { holdings } from './holdings.ts';
import { markets } from './markets.ts';
import { services } from './services.ts';
import type { Theme, ThemeName } from './theme.ts';

/** In the order of the cards. */
export const themes: Theme[] = [...markets, ...holdings, ...services];

export function themeNamed(name: ThemeName): Theme {
  const theme = themes.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`Nothing is written about ${name}.`);
  return theme;
}

export const assetClasses = themes.filter(({ kind }) => kind === 'asset class');

export const serviceThemes = themes.filter(({ kind }) => kind === 'service');

export const themePath = ({ name }: Pick<Theme, 'name'>) => `/themes/${name}` as const;

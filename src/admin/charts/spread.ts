import { type Scale, yOf } from './scale.ts';

/** A text beside the end of a line. */
export interface EndLabel {
  value: number;
  text: string;
  color: string;
}

// Holds a line of text in the lowest card.
const gap = 12;

/** Labels that would overlap move apart, and stay above the lower edge. */
export function spread(labels: readonly EndLabel[], scale: Scale) {
  const places = labels
    .map((each) => ({ ...each, y: yOf(each.value, scale) }))
    .sort((one, other) => one.y - other.y);
  return places.map((each, index) => {
    const below = places.slice(index + 1);
    const above = places.slice(0, index);
    const least = Math.max(...above.map(({ y }, at) => y + gap * (index - at)), each.y);
    return { ...each, y: Math.min(least, 100 - gap * below.length) };
  });
}

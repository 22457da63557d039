import { parse } from 'csv-parse/sync';
import { isValid, parseISO } from 'date-fns';

/** A day's last rate: an exact decimal in dollars. */
export interface ImportedClose {
  day: string;
  usd: string;
}

const dateNames = ['date', 'day', 'time', 'timestamp'];
const closeNames = ['close', 'usd', 'price', 'rate'];
const exactUsd = /^\d{1,16}(\.\d{1,8})?$/;

/** Reads a CSV with columns `date` and `close`. Errors: an Error with the line of a bad row. */
export function readCloses(csv: string, today: string): ImportedClose[] {
  const [header = [], ...lines] = tableOf(csv);
  const dateAt = columnOf(header, dateNames);
  const closeAt = columnOf(header, closeNames);
  const days = new Set<string>();
  const closes = lines.map((cells, index) => {
    const where = `Line ${index + 2}`;
    const day = dayOf(cells[dateAt] ?? '', where);
    if (day > today) throw new Error(`${where}: ${day} has not come yet.`);
    if (days.has(day)) throw new Error(`${where}: ${day} stands in the file twice.`);
    days.add(day);
    return { day, usd: usdOf(cells[closeAt] ?? '', where) };
  });
  if (closes.length === 0) throw new Error('The file has no line below its header.');
  return closes;
}

function tableOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new Error(`This is no CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function columnOf(header: readonly string[], names: readonly string[]): number {
  const at = header.findIndex((name) => names.includes(name.toLowerCase()));
  if (at < 0) throw new Error(`The header names no column ${names.join(', ')}.`);
  return at;
}

function dayOf(text: string, where: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text)?.[1];
  if (!day || !isValid(parseISO(day))) throw new Error(`${where}: "${text}" is no date.`);
  return day;
}

function usdOf(text: string, where: string): string {
  if (!exactUsd.test(text) || /^0*(\.0*)?$/.test(text)) {
    throw new Error(`${where}: "${text}" is no price in dollars.`);
  }
  return text;
}

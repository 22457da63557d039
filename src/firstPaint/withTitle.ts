interface Title {
  tab: string;
  description?: string;
}

/** Returns the built page with the title, and the description, of a path. */
export const withTitle = (shell: string, { tab, description }: Title) =>
  shell
    .replace(/<title>(.*?)<\/title>/, (_, brand) => `<title>${tab} · ${brand}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (whole, start) =>
      description === undefined ? whole : start + description,
    );

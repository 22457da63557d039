/** Marks a statement whose best plan depends on its values: connections do not prepare it. */
export const plannedEachTime = '/* planned each time */';

import { cells } from '../support/fault-cells';
import { visitDuringFault } from '../support/visit-during-fault';
import { test } from '../support/test';

// Every fault logs an error.
test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const cell of cells) {
  const { app, fault, phase } = cell;
  const annotation = [
    { type: 'row', description: `${app} ${fault}` },
    { type: 'column', description: phase },
  ];
  test(`the page works when ${app} ${fault} (${phase})`, { annotation }, ({ page, faulty, site, browser }) =>
    visitDuringFault(cell, { page, faulty, site, browser }),
  );
}

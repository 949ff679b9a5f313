/**
 * Names of all requests. Apart from their schemas, so that a page need not load the library that checks arguments: it
 * tries `eval` when it starts, which the page's content policy reports as a violation.
 */
export const REQUEST_NAMES = [
  'hello',
  'library',
  'startUpload',
  'uploadPiece',
  'endUpload',
  'dropUpload',
  'forget',
  'open',
  'frames',
  'abort',
  'close',
  'grade',
  'stopGrading',
  'watchModule',
  'stopWatching',
  'readRun',
  'listRuns',
  'stopListing',
  'lastGrading',
  'gradingHistory',
  'readCase',
  'validateCase',
  'stopValidating',
  'measureFuel',
  'stopMeasuring',
  'compare',
  'explain',
  'spread',
  'shrink',
  'bundle',
  'stopComparing',
  'closeComparison',
] as const;
export type RequestName = (typeof REQUEST_NAMES)[number];

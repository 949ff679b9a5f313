/** Extension of the file of a bundle, so that the system can tell it from other zips; it is one all the same. */
export const BUNDLE_EXTENSION = 'latticerun';

/** Its media type. */
export const BUNDLE_TYPE = 'application/vnd.lattice-replay+zip';

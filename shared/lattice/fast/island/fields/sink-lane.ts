/** Words of the record of a lane that ends in a sink. */
export const SIZE = 2;
export const LANE = 0;
/** Where the sink's row of counts starts. */
export const ROW = 1;

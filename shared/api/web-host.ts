/** Sub-protocol of the web host's socket; browsers can send nothing else along with one, so the token follows as a second. */
export const SOCKET_PROTOCOL = 'lattice-replay';

/** The one path at which a socket is accepted. */
export const SOCKET_PATH = '/socket';

/**
 * Where a page exchanges what its address holds for the token, which is answered as text, or 401. It is asked before each
 * socket, since browsers do not tell why a socket was refused.
 */
export const ACCESS_PATH = '/access';

import { createServer } from 'node:http';
import { Server } from 'socket.io';

// What the sidecar is compared with: Socket.IO and nothing else. Whoever connects is in the room; a message goes to it.
const http = createServer();
const io = new Server(http, { path: '/ws', addTrailingSlash: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('message', (message, acknowledge: () => void) => {
    io.to('room').emit('message', message);
    acknowledge();
  });
});
http.listen(Number(process.env.WS_PORT), '127.0.0.1', () => process.send?.('ready'));

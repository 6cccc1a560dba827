import { createServer } from 'node:http';
import { Server } from 'socket.io';

// The baseline for the sidecar: Socket.IO and nothing else. Everybody who connects joins the room, and a message goes to it
// with the fields of a product message, so that both carry the same load.
const http = createServer();
const io = new Server(http, { path: '/ws', addTrailingSlash: false, perMessageDeflate: false });
const FIELDS = {
  conversationId: 1,
  clientMsgId: '00000000-0000-4000-8000-000000000000',
  type: 'text',
  senderId: 1,
  receiverId: null,
  groupId: 1,
  sender: { id: 1, name: 'Member 1', profileImageUrl: null },
  image: null,
  replyTo: null,
  reactions: [],
  editedAt: null,
  deletedAt: null,
  createdAt: new Date().toISOString(),
};
let seq = 0;
io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('message', (message, acknowledge: () => void) => {
    seq += 1;
    io.to('room').emit('message', { ...FIELDS, ...message, id: seq, seq });
    acknowledge();
  });
});
http.listen(Number(process.env.WS_PORT), '127.0.0.1', () => process.send?.('ready'));

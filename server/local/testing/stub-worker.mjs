process.send('ready');
setInterval(() => {}, 60_000);

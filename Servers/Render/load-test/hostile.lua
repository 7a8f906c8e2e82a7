-- Sends the bodies of a file, one a line, in turn.
local bodies, client, next = {}, nil, 0

function init(arguments)
  for line in io.lines(arguments[1]) do bodies[#bodies + 1] = line end
  client = arguments[2]
end

function request()
  next = next % #bodies + 1
  return wrk.format("POST", "/render", { ["X-Forwarded-For"] = client }, bodies[next])
end

function done(summary, latency)
  io.write(string.format('{"requests": %d, "seconds": %f}\n', summary.requests, summary.duration / 1e6))
end
